// Whether there is any hardware that draws: on Linux that can be seen before Chromium goes to look for it.
import { existsSync } from 'node:fs'

/** The kernel's own drivers, NVIDIA's, and Windows' under its Linux subsystem. */
export const DEVICES = ['/dev/dri', '/dev/nvidiactl', '/dev/dxg'] as const

/** False only where it is certain. */
export function mayHaveGraphics(
  platform: NodeJS.Platform = process.platform,
  exists: (device: string) => boolean = existsSync
): boolean {
  return platform !== 'linux' || DEVICES.some((device) => exists(device))
}
