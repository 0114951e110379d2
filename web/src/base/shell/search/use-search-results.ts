import * as search from '@alta/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { keyOf } from '../../query-key.ts'
import type { SearchAnswer } from './options.ts'

const pause = 200

/**
 * What the server finds for the words typed, 0.2 s after the last key; `searchNow` does not wait. Answers to older words
 * are dropped, and what was found last stays until the newer answer is here. The words never enter the address bar.
 */
export function useSearchResults(typed: string) {
  const words = typed.trim()
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  const { data, error, isFetching, refetch } = useQuery<SearchAnswer>({
    queryKey: keyOf(search.find, { typed: { q: query } }),
    queryFn: ({ signal }) => call(search.find, { typed: { q: query } }, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  return {
    answer: words === '' ? undefined : data,
    error: words === '' ? null : error,
    isSearching: words !== '' && (words !== query || isFetching),
    retry: () => void refetch(),
    searchNow: () => setQuery(words),
  }
}
