import Add from '@mui/icons-material/Add'
import Article from '@mui/icons-material/ArticleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { limits } from '@alta/contract/limits'
import type { ModelSettings, ReportTemplate } from '@alta/contract/model'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm.ts'
import { Empty } from '../../../base/ui/empty.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { AddMenu, TemplateDialog } from './dialogs.ts'
import { refreshSettings, saveSettings } from './settings.queries.ts'
import { templateTexts } from './templates.texts.ts'

/** Adds a template: an empty one, or one that is made already. */
function AddButton({ onAdd }: { onAdd: (start: ReportTemplate) => void }) {
  const say = useTexts(templateTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {say('add')}
      </Button>
      <Suspense>{anchor && <AddMenu anchor={anchor} onAdd={onAdd} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  )
}

interface TemplateRowProps {
  readonly template: ReportTemplate
  readonly isFirst: boolean
  readonly onEdit: (() => void) | undefined
  readonly onRemove: (() => void) | undefined
}

function Row({ template, isFirst, onEdit, onRemove }: TemplateRowProps) {
  const say = useTexts(templateTexts)
  const { name, lengths, sections } = template
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ px: 2, py: 1.25, gap: 1, alignItems: 'center', flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('summary', { ...lengths, count: sections.length })}
        </Typography>
        {isFirst && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {say('first')}
          </Typography>
        )}
      </Box>
      {onEdit && (
        <Button size="small" aria-label={say('edit_named', { name })} onClick={onEdit}>
          {say('edit')}
        </Button>
      )}
      {onRemove && (
        <Button size="small" color="inherit" aria-label={say('remove_named', { name })} onClick={onRemove}>
          {say('remove')}
        </Button>
      )}
    </Stack>
  )
}

type OpenTemplateDialog =
  | { readonly act: 'write'; readonly was: ReportTemplate | null; readonly start: ReportTemplate }
  | { readonly act: 'remove'; readonly template: ReportTemplate }

interface TemplatePanelProps {
  readonly organisation_id: string
  readonly settings: ModelSettings
  readonly mayChange: boolean
}

/** The templates of the organisation, in the order in which reports offer them. */
export function TemplatePanel({ organisation_id, settings, mayChange }: TemplatePanelProps) {
  const say = useTexts(templateTexts)
  const toast = useToast()
  const [opened, setOpened] = useState<OpenTemplateDialog | null>(null)
  const { templates, revision } = settings
  const close = () => setOpened(null)
  const remove = async ({ name }: ReportTemplate) => {
    try {
      await saveSettings(organisation_id, { templates: templates.filter((one) => one.name !== name), revision })
    } catch (error) {
      // A newer version of another person is shown before the question is asked again.
      if (asProblem(error).code === 'stale-revision') await refreshSettings(organisation_id)
      throw error
    }
    toast({ message: say('deleted', { name }) })
    close()
  }
  const addButton = mayChange && templates.length < limits.templates && (
    <AddButton onAdd={(start) => setOpened({ act: 'write', was: null, start })} />
  )
  return (
    <Panel flush title={say('title')} sub={say('sub')} action={templates.length > 0 && addButton}>
      {templates.length === 0 && (
        <Empty icon={<Article />} title={say('empty_title')} text={say('empty_text')} action={addButton} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {templates.map((template, index) => (
          <Row
            key={template.name}
            template={template}
            isFirst={index === 0}
            onEdit={mayChange ? () => setOpened({ act: 'write', was: template, start: template }) : undefined}
            onRemove={mayChange ? () => setOpened({ act: 'remove', template }) : undefined}
          />
        ))}
      </Box>
      <Suspense>
        {opened?.act === 'write' && (
          <TemplateDialog
            organisation_id={organisation_id}
            settings={settings}
            was={opened.was}
            start={opened.start}
            onClose={close}
          />
        )}
        {opened?.act === 'remove' && (
          <ConfirmDialog
            title={say('delete_title', { name: opened.template.name })}
            text={say('delete_text')}
            keep={say('keep')}
            destroy={say('destroy')}
            onConfirm={() => remove(opened.template)}
            failed={say('delete_failed')}
            onClose={close}
          />
        )}
      </Suspense>
    </Panel>
  )
}
