import { useSyncExternalStore } from 'react'
import { getToast, subscribeToToast } from './toast.ts'

/** Whether a toast is shown: on a phone, other notices of its place wait until it is gone. */
export const useHasToast = (): boolean => useSyncExternalStore(subscribeToToast, getToast, getToast) !== null
