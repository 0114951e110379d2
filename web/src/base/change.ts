import type { EndpointResponse, JsonEndpoint, EndpointRequest } from '@alta/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { call } from './api.ts'
import { refresh } from './queries.ts'

/** Makes a changing call; everything read through `refreshes` is then read again. */
export const useChange = <E extends JsonEndpoint>(
  endpoint: E,
  { refreshes = [] }: { refreshes?: JsonEndpoint[] } = {},
) =>
  useMutation<EndpointResponse<E>, unknown, EndpointRequest<E>>({
    mutationFn: (sent) => call(endpoint, sent),
    onSuccess: () => refresh(...refreshes),
  })
