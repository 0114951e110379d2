import { onDemand } from '../../base/ui/on-demand.ts'

const load = () => import('../single-sign-on/provider-buttons.tsx')

// Only where identity providers are configured are they fetched.
export const ProviderButtons = onDemand(async () => (await load()).ProviderButtons)
export const ProvidersFirst = onDemand(async () => (await load()).ProvidersFirst)
export const UnlockButton = onDemand(async () => (await load()).UnlockButton)
