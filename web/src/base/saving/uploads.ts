import { useSyncExternalStore } from "react";

let share: number | null = null;
const listeners = new Set<() => void>();

/**
 * Store of the uploaded share of the current upload, 0–1; null when nothing is uploading, or when a form
 * shows the progress itself.
 */
export const uploads = {
  read: () => share,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  report: (next: number | null) => {
    share = next;
    for (const listener of listeners) listener();
  },
};

export const useUploadShare = (): number | null => useSyncExternalStore(uploads.subscribe, uploads.read);
