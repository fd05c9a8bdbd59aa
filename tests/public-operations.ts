/** Every operation that needs neither a session nor a link, and why. */
export const publicOperations: Readonly<Record<string, string>> = {
  contractPdfByToken: "the address of a contract's PDF carries its own token, or a session or link decides",
  createExternalQuote: "a visitor asks for a quote",
  createQuote: "the same call without a session is a visitor's; with one the act asks whether they may sell",
  paymentInfo: "whoever knows a contract's id can see what paying it needs, and nothing more",
  publicSettings: "the web application asks before anybody signs in",
  signIn: "it is how a session begins",
  signatureVerification: "whoever holds a signed contract checks it by the code on it",
};
