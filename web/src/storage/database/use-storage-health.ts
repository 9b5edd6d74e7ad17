import { useSyncExternalStore } from 'react'
import { storageHealth } from './storage-health.ts'

export const useStorageHealth = () => useSyncExternalStore(storageHealth.subscribe, storageHealth.get)
