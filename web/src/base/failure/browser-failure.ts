/** Failure of the browser, not of the server, with a message for the user. */
export class BrowserFailure extends Error {
  override readonly name = "BrowserFailure";
}
