// A display of our own where there is none: a container, a build machine, a session over the network.
import { spawn } from 'node:child_process'
import { announce, SetupError } from './announce.mjs'
import { needPrograms } from './system.mjs'

export const headless = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY

/**
 * Chromium reports each system service that a bare machine lacks (D-Bus, GPU). Those lines are no errors of ours;
 * every other line of stderr is passed on.
 */
export const bareMachineNoise =
  /:ERROR:(bus|object_proxy|viz_main_impl|command_buffer_proxy_impl|zygote_linux|gpu_[a-z_]+|shared_image_interface_proxy|one_copy_raster_buffer_provider)\.cc/

/** Starts a virtual display that ends with this process, and resolves to its name, such as ":1". */
export async function startDisplay() {
  needPrograms(['Xvfb'], 'a virtual display')
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true // a Ctrl-C must not take the display away before the app has closed
  })
  process.on('exit', () => server.kill())
  const name = await new Promise((resolve, reject) => {
    let text = ''
    server.on('error', reject)
    server.on('exit', (code) => reject(new SetupError(`the virtual display ended at once (code ${code})`)))
    server.stdio[3].on('data', (chunk) => {
      text += chunk
      if (text.includes('\n')) resolve(`:${text.trim()}`)
    })
  })
  announce(`no display here: using a virtual one, ${name}`)
  return name
}
