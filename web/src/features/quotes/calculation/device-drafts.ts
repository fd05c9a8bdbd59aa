/** Form values entered on this device and not saved yet. */
export interface DeviceDraft<Form> {
  readonly form: Form;
  /** Time of the last change, in milliseconds. */
  readonly at: number;
}

/** Key of a draft: the user, the quote, and one of its options. */
export interface DraftPlace {
  readonly userId: number;
  readonly quoteId: string;
  readonly optionId: string | null;
}

/** Age in milliseconds after which a draft is deleted: 7 days. */
const MOST_AGE = 7 * 24 * 3_600_000;

/** Forms that store drafts, each with the prefix of its storage keys. */
const prefixes = { calculator: "travesia.calculator.", itinerary: "travesia.itinerary." } as const;

/** Returns whether a text entered at a time (in milliseconds) is older than seven days. */
export const isTooOld = (typedAt: number, now: number): boolean => now - typedAt > MOST_AGE;

/**
 * Deletes this device's drafts with a key prefix for which `goes` returns true; unreadable drafts are deleted
 * too.
 */
export function sweepDevice(prefix: string, goes: (kept: string | null, place: string) => boolean): void {
  try {
    for (const place of Object.keys(localStorage))
      if (place.startsWith(prefix) && isToGo(place, goes)) localStorage.removeItem(place);
  } catch {
    // a browser that keeps nothing
  }
}

function isToGo(place: string, goes: (kept: string | null, place: string) => boolean): boolean {
  try {
    return goes(localStorage.getItem(place), place);
  } catch {
    return true;
  }
}

/** Deletes forms entered on this device more than seven days ago, even if they are never opened again. */
export function forgetOldDeviceDrafts(now: number): void {
  for (const prefix of Object.values(prefixes)) sweepDevice(prefix, (kept) => isOld(kept, now));
}

function isOld(draft: string | null, now: number): boolean {
  const { at } = JSON.parse(draft ?? "{}") as Partial<DeviceDraft<unknown>>;
  return typeof at !== "number" || isTooOld(at, now);
}

/**
 * Returns the drafts of one quote form on this device. `isForm` recognizes drafts of the current version,
 * since an older version may have left others. A browser that stores nothing causes no failure.
 */
export function deviceDrafts<Form>(name: keyof typeof prefixes, isForm: (form: unknown) => form is Form) {
  const prefix = prefixes[name];
  const keyOf = ({ userId, quoteId, optionId }: DraftPlace): string =>
    `${prefix}${userId}.${quoteId}.${optionId ?? ""}`;
  /** Deletes drafts that other users entered on this device. */
  const forgetOthers = (userId: number) => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !key.startsWith(`${prefix}${userId}.`)) localStorage.removeItem(key);
  };
  return {
    /** Returns this user's unsaved draft from this device; null when there is none. */
    read: (place: DraftPlace, now: number): DeviceDraft<Form> | null => {
      try {
        forgetOthers(place.userId);
        const draft = JSON.parse(localStorage.getItem(keyOf(place)) ?? "null") as Partial<
          DeviceDraft<unknown>
        > | null;
        if (!draft || !isForm(draft.form) || typeof draft.at !== "number") return null;
        return isTooOld(draft.at, now) ? null : { form: draft.form, at: draft.at };
      } catch {
        return null;
      }
    },
    /** Stores the draft. */
    keep: (place: DraftPlace, draft: DeviceDraft<Form>): void => {
      try {
        localStorage.setItem(keyOf(place), JSON.stringify(draft));
      } catch {
        // private windows and full storages
      }
    },
    /** Deletes the draft, because the server has stored it or the user discarded it. */
    drop: (place: DraftPlace): void => {
      try {
        localStorage.removeItem(keyOf(place));
      } catch {
        // nothing was kept
      }
    },
  };
}
