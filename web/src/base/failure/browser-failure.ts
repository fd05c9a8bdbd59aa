/** A failure of the browser, not of the server, whose message is for the person. */
export class BrowserFailure extends Error {
  override readonly name = "BrowserFailure";
}
