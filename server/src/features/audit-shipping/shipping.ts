import type { Services } from '#base/services'
import { openAuditReceiver } from '#base/audit-receiver/open'
import type { AuditReceiver } from '#base/audit-receiver/receiver'
import { dayInMs } from '#base/date-range'
import { writeAnchor } from './anchor-file.ts'
import * as store from './shipping.store.ts'

type Shipping = Pick<Services, 'db' | 'clock' | 'config' | 'database' | 'log' | 'metrics'>

/** Sends batch after batch until nothing waits. What the receiver does not take waits for the next attempt. */
async function shipEvents({ db }: Shipping, receiver: AuditReceiver, holder: string): Promise<void> {
  for (;;) {
    if (!(await store.claimShipping(db, holder))) return
    const events = await store.nextEvents(db)
    if (events.length === 0) return
    await receiver.sendEvents(events.map(store.shippedOf))
    if (!(await store.savePositions(db, holder, events)) || !store.isFullBatch(events)) return
  }
}

/** Whether the daily anchor (UTC) is due, from the first event on. */
async function isAnchorDue({ db, clock }: Shipping): Promise<boolean> {
  const before = await store.lastAnchor(db)
  if (before === null) return await store.hasChains(db)
  return Math.floor(before.getTime() / dayInMs) < Math.floor(clock.now().getTime() / dayInMs)
}

/** Writes the heads of all chains to the folder and to the receiver. */
async function anchor({ db, clock, config }: Shipping, receiver: AuditReceiver | null): Promise<void> {
  const now = clock.now()
  const made = {
    format: 'alta-audit-anchor-1',
    anchored_at: now.toISOString(),
    chains: await store.listChainHeads(db),
  } as const
  if (config.ALTA_AUDIT_ANCHOR_DIR !== undefined) await writeAnchor(config.ALTA_AUDIT_ANCHOR_DIR, made)
  await receiver?.sendAnchor(made)
  await store.markAnchored(db, now)
}

const nothing: store.ShippingLag = { waiting: 0, since: null }

interface Timing {
  /** Milliseconds between two looks for events. */
  readonly every_ms: number
  /** The longest wait between two attempts while the receiver is unavailable. */
  readonly longest_ms: number
}
const usual: Timing = { every_ms: 2_000, longest_ms: 60_000 }

/** Sends for as long as the process lives. Returns the function that ends it, which waits for a batch under way. */
export function startShipping(services: Shipping, timing = usual): () => Promise<void> {
  const { db, config, log, metrics, clock } = services
  const receiver = openAuditReceiver(config)
  if (!receiver && config.ALTA_AUDIT_ANCHOR_DIR === undefined) return async () => {}
  const holder = crypto.randomUUID()
  let [stopped, failures] = [false, 0]
  let timer: NodeJS.Timeout
  const once = async (): Promise<void> => {
    const { waiting, since } = receiver ? await store.lagOf(db) : nothing
    metrics.auditLag.set(since === null ? 0 : (clock.now().getTime() - since.getTime()) / 1000)
    const isDue = await isAnchorDue(services)
    // A look writes nothing, so that cached answers stay valid.
    if ((waiting === 0 && !isDue) || !(await store.claimShipping(db, holder))) return
    if (receiver && waiting > 0) await shipEvents(services, receiver, holder)
    if (isDue) await anchor(services, receiver)
  }
  const look = async (): Promise<void> => {
    try {
      await once()
      failures = 0
    } catch (error) {
      failures += 1
      // Logs the first, second, fourth … failure in a row.
      if ((failures & (failures - 1)) === 0) log.warn({ err: error, failures }, 'the audit log could not be sent')
    }
    const wait_ms =
      failures === 0 ? timing.every_ms : Math.min(timing.longest_ms, timing.every_ms * 2 ** Math.min(failures, 16))
    if (!stopped) timer = setTimeout(begin, wait_ms).unref()
  }
  let running: Promise<void>
  function begin(): void {
    running = look()
  }
  begin()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
    clearTimeout(timer)
    await store.releaseShipping(db, holder)
  }
}
