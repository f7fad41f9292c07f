// Builds the bridge between the page and the main process out of the contract: functions only, and no event crosses it.
import { contextBridge, ipcRenderer } from 'electron'
import type { PushName } from '../shared/ipc'
import { CALL_NAMES, PUSH_NAMES } from '../shared/names'

type Listen = (message: unknown) => void

const calls = CALL_NAMES.map((name) => [
  name,
  (argument: unknown) => ipcRenderer.invoke(name, argument) as Promise<unknown>
])

function on(push: PushName, listen: Listen): () => void {
  if (!PUSH_NAMES.includes(push)) throw new Error('There is no such push')
  const pass = (_event: unknown, message: unknown): void => listen(message)
  ipcRenderer.on(push, pass)
  return () => void ipcRenderer.off(push, pass)
}

contextBridge.exposeInMainWorld('freehold', { ...Object.fromEntries(calls), on })

// The first format of a process takes some ten milliseconds: here they pass while the page still waits for its script.
new Intl.NumberFormat('en').format(1)
