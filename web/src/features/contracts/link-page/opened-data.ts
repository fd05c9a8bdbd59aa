import { isUnauthenticated } from "../../../base/failure/failures.ts";

interface Opened<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/**
 * Returns the data of a page that a link opens; undefined once a later reading found that the link has ended.
 * Without a link it stays, as for a viewer who has to sign in again.
 */
export const openedData = <Data>({ data, error }: Opened<Data>, token: string | null): Data | undefined =>
  token !== null && isUnauthenticated(error) ? undefined : data;
