import fs from 'node:fs/promises'
import path from 'node:path'
import type { Anchor } from '#base/audit-receiver/receiver'

/** Writes the file whole or not at all, readable for its owner alone. */
export async function writeAnchorAs(file: string, anchor: Anchor): Promise<void> {
  const beside = `${file}.${process.pid}.part`
  const handle = await fs.open(beside, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(anchor)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await fs.rename(beside, file)
}

/** Writes one file a day; a later one of the same day replaces it. */
export async function writeAnchor(folder: string, anchor: Anchor): Promise<string> {
  const file = path.join(folder, `alta-audit-anchor-${anchor.anchored_at.slice(0, 10)}.json`)
  await writeAnchorAs(file, anchor)
  return file
}
