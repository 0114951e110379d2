import Skeleton from '@mui/material/Skeleton'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSettings } from '../../base/settings.ts'
import { GenerateForm } from './form/generate-form.tsx'
import { changeDraft } from './form/draft-store.ts'
import { Generation } from './progress/generation.tsx'
import { sampleCourse } from './reports.queries.ts'

/** Puts the invented course into the form, once, and takes the wish out of the address. */
function SampleCourse() {
  const navigate = useNavigate()
  const locale = useSettings((settings) => settings.locale)
  useEffect(() => {
    let wanted = true
    void sampleCourse(locale).then((pasted) => {
      if (!wanted) return
      changeDraft({ way: 'paste', pasted })
      void navigate({ to: '/generate-discharge-report', search: {}, replace: true })
    })
    return () => {
      wanted = false
    }
  }, [locale, navigate])
  return <Skeleton variant="rounded" height={420} />
}

/** /generate-discharge-report: the form, or with `?report=` the generation as it goes. */
export function GenerateScreen() {
  const { report, sample } = useSearch({ from: '/shell/generate-discharge-report' })
  if (report !== undefined)
    return (
      <Generation key={report} id={report}>
        {() => <Navigate to="/browse-discharge-reports" search={{ report }} replace />}
      </Generation>
    )
  return sample === true ? <SampleCourse /> : <GenerateForm />
}
