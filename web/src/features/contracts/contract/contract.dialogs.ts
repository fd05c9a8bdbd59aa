export { AddItemDialog } from "../item/AddItemDialog.tsx";
export { ChangeEmailDialog } from "./ChangeEmailDialog.tsx";
export { SendOrAskEmail } from "./SendOrAskEmail.tsx";
