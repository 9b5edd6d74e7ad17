import { useSyncExternalStore } from 'react'
import { storageHealth } from './storage-health.ts'

/** The state of the device's storage, for notices. */
export const useStorageHealth = () => useSyncExternalStore(storageHealth.subscribe, storageHealth.get)
