/** Every operation that needs neither a session nor a link, and why. */
export const publicOperations: Readonly<Record<string, string>> = {
  contractPdfByToken: "the address of a contract's PDF carries its own token, or a session or link decides",
  createExternalQuote: "a visitor asks for a quote",
  createQuote: "the same call without a session is a visitor's; with one the act asks whether they may sell",
  paymentInfo: "whoever knows a contract's id can see what paying it needs, and nothing more",
  publicSettings: "the web application asks before anybody signs in",
  registerAccount: "it is how an account begins; the act asks who may give a role of staff",
  checkEmail: "the form of a new account says before it is sent that an e-mail is taken; 30 a minute",
  requestRecovery: "who forgot the password cannot sign in; 5 an hour",
  forgotPassword: "the same from a form",
  resetPassword: "the mailed link is the permission",
  confirmEmail: "the mailed link is the permission",
  sendContactMessage: "a visitor writes to the agency; 5 an hour",
  signIn: "it is how a session begins",
  signatureVerification: "whoever holds a signed contract checks it by the code on it",
};
