import More from '@mui/icons-material/MoreHoriz'
import Star from '@mui/icons-material/Star'
import Divider from '@mui/material/Divider'
import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { DischargeReport } from '@alta/contract/reports'
import { ratingLevels, ratingValues } from '@alta/contract/review'
import { navigate } from '../../../base/router/router.ts'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { correctTexts } from '../correct/correct.texts.ts'
import { CommentDialog } from '../lifecycle/dialogs.ts'
import { signTexts } from '../lifecycle/sign.texts.ts'
import type { Rate } from '../lifecycle/use-rate.ts'
import { takeOutTexts } from '../lifecycle/export.texts.ts'
import { copying, otherFormats, type ReportExport } from '../lifecycle/use-export.ts'
import { ProvenanceDialog } from '../source/provenance-part.tsx'
import { reviewTexts } from './review.texts.ts'

interface MoreMenuProps {
  /** Whether the person may read the audit log of the report's organisation. */
  readonly seesLog: boolean
  readonly report: DischargeReport
  readonly takingOut: ReportExport
  readonly mayExport: boolean
  readonly rating: Rate | null
  readonly onEdit: (() => void) | null
}

/** On a phone: the tools for which its one row has no room. */
export function MoreMenu({ seesLog, report, takingOut, mayExport, rating, onEdit }: MoreMenuProps) {
  const say = useTexts(reviewTexts)
  const sayCorrect = useTexts(correctTexts)
  const saySign = useTexts(signTexts)
  const sayOut = useTexts(takeOutTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [showsProvenance, setShowsProvenance] = useState(false)
  const [isCommenting, setIsCommenting] = useState(false)
  const { choices, copy, save, isSaving } = takingOut
  const acting = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <Tool
        icon={<More />}
        label={say('more')}
        onClick={({ currentTarget }) => {
          void copying().catch(() => undefined)
          setAnchor(currentTarget)
        }}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say('more') }, list: { 'aria-label': say('more') } }}
      >
        {onEdit && <MenuItem onClick={acting(onEdit)}>{sayCorrect('edit')}</MenuItem>}
        {choices.map((what) => (
          <MenuItem key={what} onClick={acting(() => void copy(what))}>
            {sayOut(`copy_${what}`)}
          </MenuItem>
        ))}
        {mayExport && (
          <MenuItem disabled={isSaving} onClick={acting(() => void save())}>
            {sayOut(isSaving ? 'saving_docx' : 'save_docx')}
          </MenuItem>
        )}
        {mayExport &&
          otherFormats.map((format) => (
            <MenuItem key={format} disabled={isSaving} onClick={acting(() => void save(format))}>
              {sayOut(`save_${format}`)}
            </MenuItem>
          ))}
        {report.strategy.key !== 'extractive' && (
          <MenuItem onClick={acting(() => setShowsProvenance(true))}>{say('made')}</MenuItem>
        )}
        {seesLog && (
          <MenuItem
            onClick={acting(
              () =>
                void navigate({
                  to: '/organisations/:organisation_id',
                  params: { organisation_id: report.organisation_id },
                  search: { tab: 'audit', discharge_report_id: report.discharge_report_id },
                }),
            )}
          >
            {say('who_opened')}
          </MenuItem>
        )}
        {rating && <Divider />}
        {rating &&
          ratingLevels.map((level) => (
            <MenuItem
              key={level}
              role="menuitemradio"
              aria-label={`${saySign('rating')}: ${saySign(level)}`}
              aria-checked={rating.level === level}
              selected={rating.level === level}
              onClick={acting(() => rating.rate(level))}
            >
              <Box component="span" sx={{ flex: 1, mr: 2 }}>
                {saySign(level)}
              </Box>
              <Box component="span" aria-hidden sx={{ display: 'flex', color: 'warning.main' }}>
                {Array.from({ length: ratingValues[level] }, (_, index) => (
                  <Star key={index} sx={{ fontSize: 16 }} />
                ))}
              </Box>
            </MenuItem>
          ))}
        {rating && rating.level !== null && (
          <MenuItem onClick={acting(() => setIsCommenting(true))}>
            {saySign(rating.comment === null ? 'add_comment' : 'edit_comment')}
          </MenuItem>
        )}
      </Menu>
      <ProvenanceDialog report={report} open={showsProvenance} onClose={() => setShowsProvenance(false)} />
      {rating && isCommenting && (
        <Suspense>
          <CommentDialog
            comment={rating.comment ?? ''}
            onSave={(comment) => {
              setIsCommenting(false)
              rating.say(comment === '' ? null : comment)
            }}
            onClose={() => setIsCommenting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
