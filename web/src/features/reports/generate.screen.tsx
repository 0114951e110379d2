import { navigate } from '../../base/router/router.ts'
import { Navigate, useSearch } from '../../base/router/pages.tsx'
import { Suspense, useEffect } from 'react'
import { useSettings } from '../../base/settings.ts'
import { onDemand } from '../../base/ui/on-demand.ts'
import { Waiting } from '../../base/ui/waiting.tsx'
import { GenerateForm } from './generate/generate-form.tsx'
import { changeDraft, changePasted } from './generate/draft-store.ts'
import { sampleCourse } from './reports.queries.ts'

const Generation = onDemand(async () => (await import('./generate/generation.tsx')).Generation)

/** Puts the invented course into the form, once, and takes the wish out of the address. */
function SampleCourse() {
  const locale = useSettings((settings) => settings.locale)
  useEffect(() => {
    let isActive = true
    void sampleCourse(locale).then((pasted) => {
      if (!isActive) return
      changeDraft({ way: 'paste' })
      changePasted(pasted)
      void navigate({ to: '/generate-discharge-report', search: {}, replace: true })
    })
    return () => {
      isActive = false
    }
  }, [locale])
  return <Waiting height={420} />
}

/** /generate-discharge-report: the form, or with `?report=` the generation as it goes. */
export function GenerateScreen() {
  const { report, sample } = useSearch('/generate-discharge-report')
  if (report !== undefined)
    return (
      <Suspense fallback={<Waiting height={420} />}>
        <Generation key={report} id={report}>
          {() => <Navigate target={{ to: '/browse-discharge-reports', search: { report }, replace: true }} />}
        </Generation>
      </Suspense>
    )
  return sample === true ? <SampleCourse /> : <GenerateForm />
}
