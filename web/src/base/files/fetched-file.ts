import { ServerError } from "@apollo/client/errors";
import { ConnectionFailure } from "../failure/connection.ts";

/**
 * Returns the complete file at a signed address. Throws ConnectionFailure when it does not arrive, and
 * ServerError when the server sends an error instead.
 */
export async function fetchedFile(url: string): Promise<Blob> {
  const unreached = (error: unknown) => {
    throw new ConnectionFailure(error instanceof Error ? error.message : String(error));
  };
  const response = await fetch(url).catch(unreached);
  const file = await response.blob().catch(unreached);
  if (response.ok) return file;
  throw new ServerError(`the file answered ${response.status}`, { response, bodyText: await file.text() });
}
