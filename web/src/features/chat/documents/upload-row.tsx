import LinearProgress from '@mui/material/LinearProgress'
import { limits } from '@alta/contract/limits'
import { useTexts } from '../../../base/texts.tsx'
import { DocumentRow } from './document-row.tsx'
import { Fault } from './document-state.tsx'
import { documentTexts } from './documents.texts.ts'
import { useSize } from './use-size.ts'
import { dismissUpload, type Upload } from './use-uploads.ts'

const megabytes = limits.document_file_bytes / (1024 * 1024)

/** A file on its way to the server, or one that did not get there. */
export function UploadRow({ upload: one }: { upload: Upload }) {
  const say = useTexts(documentTexts)
  const size = useSize()
  const { key, filename, bytes, sent, fault, give_up } = one
  const faultText = () => {
    if (fault === null) return null
    if (typeof fault !== 'string') return say('upload_failed')
    if (fault === 'too_big') return say(fault, { megabytes })
    return fault === 'too_many' ? say(fault, { most: limits.documents_per_session }) : say(fault)
  }
  const wrong = faultText()
  return (
    <DocumentRow
      icon="upload"
      name={filename}
      meta={wrong === null ? say('uploading', { sent: size(sent), all: size(bytes) }) : size(bytes)}
      actions={[
        wrong === null
          ? { label: say('remove'), act: give_up, danger: true }
          : { label: say('dismiss'), act: () => dismissUpload(key) },
      ]}
    >
      {wrong === null ? (
        <LinearProgress
          variant="determinate"
          value={bytes === 0 ? 0 : (sent / bytes) * 100}
          aria-label={say('uploading', { sent: size(sent), all: size(bytes) })}
          sx={{ mt: 0.5 }}
        />
      ) : (
        <Fault>{wrong}</Fault>
      )}
    </DocumentRow>
  )
}
