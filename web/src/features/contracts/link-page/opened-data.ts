import { isUnauthenticated } from "../../../base/failure/failures.ts";

interface Opened<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/**
 * Returns the data of a page opened by a link; undefined when a later query found that the link has expired.
 * Without a link the data stay, as for a viewer who must sign in again.
 */
export const openedData = <Data>({ data, error }: Opened<Data>, token: string | null): Data | undefined =>
  token !== null && isUnauthenticated(error) ? undefined : data;
