import Warning from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Ref, useActionState, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { useToast } from '../ui/toasts.tsx'
import { visuallyHidden } from '../ui/visually-hidden.ts'
import {
  endEmergencyAccess,
  forgetReadings,
  type OpenEmergencyAccess,
  useOpenEmergencyAccess,
} from './emergency-access.queries.ts'
import { emergencyBannerTexts } from './emergency-access.texts.ts'

/** Keeps the room above the page (`bannerHeight`) as high as the banner is. */
function useRoomAbove() {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const watch = new ResizeObserver(() =>
      style.setProperty('--alta-banner', `${banner.current?.getBoundingClientRect().height ?? 0}px`),
    )
    if (banner.current) watch.observe(banner.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--alta-banner')
    }
  }, [])
  return banner
}

function EndButton({ open }: { open: OpenEmergencyAccess }) {
  const say = useTexts(emergencyBannerTexts)
  const toast = useToast()
  const { organisation_id, emergency_access_id } = open
  const [, end, isPending] = useActionState(async () => {
    await endEmergencyAccess({ organisation_id, emergency_access_id }).catch(() =>
      toast({ message: say('end_failed'), severity: 'error' }),
    )
    return null
  }, null)
  return (
    <Box component="form" action={end} sx={{ display: 'contents' }}>
      <Button type="submit" size="small" variant="outlined" color="inherit" disabled={isPending}>
        {say('end')}
      </Button>
    </Box>
  )
}

function Bar({ open, ref }: { open: OpenEmergencyAccess; ref: Ref<HTMLDivElement> }) {
  const say = useTexts(emergencyBannerTexts)
  const { organisation_name: organisation, organisation_id, reason, seconds_left } = open
  const minutes = Math.ceil(seconds_left / 60)
  return (
    <Box
      ref={ref}
      component="section"
      aria-label={say('label')}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        px: { xs: 1.5, sm: 3 },
        py: 0.75,
        bgcolor: 'error.main',
        color: 'error.contrastText',
        '&& button, && a': { borderColor: 'currentColor', color: 'inherit', flex: 'none' },
        '&& :focus-visible': { outlineColor: 'currentColor' },
      }}
    >
      <Warning aria-hidden sx={{ flex: 'none', '&&': { color: 'inherit' } }} />
      <Box sx={{ flex: { xs: '1 1 75%', md: 1 }, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {say('title', { organisation })}
          {' · '}
          {say('left', { minutes })}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '2',
          }}
        >
          {say('reason', { reason })}
        </Typography>
      </Box>
      <ButtonLink
        to="/browse-discharge-reports"
        search={{ organisation_id }}
        size="small"
        variant="outlined"
        color="inherit"
      >
        {say('read')}
      </ButtonLink>
      <EndButton open={open} />
    </Box>
  )
}

/** The announcements for screen readers: the access opened, little time is left, the access ended. */
function useAnnouncement(open: OpenEmergencyAccess | null | undefined) {
  const say = useTexts(emergencyBannerTexts)
  const [last, setLast] = useState<OpenEmergencyAccess | null>(null)
  if (open && open.emergency_access_id !== last?.emergency_access_id) setLast(open)
  const isOver = open === null && last !== null
  useEffect(() => {
    if (isOver) void forgetReadings()
  }, [isOver])
  if (isOver) return say('ended_said', { organisation: last.organisation_name })
  if (!open) return ''
  if (open.seconds_left < 300) return say('nearly_over_said')
  return say('opened_said', { organisation: open.organisation_name })
}

function Shown({ open }: { open: OpenEmergencyAccess }) {
  const banner = useRoomAbove()
  return <Bar open={open} ref={banner} />
}

/** Stands above everything on every page while this session has an emergency access open. */
export function EmergencyBanner() {
  const { open } = useOpenEmergencyAccess()
  const announcement = useAnnouncement(open)
  return (
    <>
      <Box component="output" sx={visuallyHidden}>
        {announcement}
      </Box>
      {open && <Shown key={open.emergency_access_id} open={open} />}
    </>
  )
}
