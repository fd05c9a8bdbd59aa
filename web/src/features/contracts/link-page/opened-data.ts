import { isUnauthenticated } from "../../../base/failure/failures.ts";

interface Opened<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/**
 * Returns what a page shows that a link opens; nothing any more once a later reading found that the link has
 * ended. Without a link it stays, as for who has to sign in again.
 */
export const openedData = <Data>({ data, error }: Opened<Data>, token: string | null): Data | undefined =>
  token !== null && isUnauthenticated(error) ? undefined : data;
