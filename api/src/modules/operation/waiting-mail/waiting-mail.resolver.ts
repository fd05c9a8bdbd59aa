import { argsOf } from "../../../core/graphql/arguments.ts";
import { done, mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { PageArgs } from "../../../core/page.ts";
import { May } from "../../accounts/account/permission.ts";
import { dropWaitingMail } from "./acts/drop-waiting-mail.ts";
import { openClientMails } from "./acts/open-client-mails.ts";
import { sendWaitingMail } from "./acts/send-waiting-mail.ts";
import { waitingMails } from "./waiting-mail.reads.ts";
import { WaitingMailPage } from "./waiting-mail.types.ts";

/** Queries of messages to clients that wait for the owner of a new agency. */
export const WaitingMailResolver = queries({
  /** Returns the waiting messages to clients, newest first. */
  waitingMails: computedFor(WaitingMailPage, waitingMails, { page: argsOf(PageArgs) }, May("watchOperation")),
});

/** Mutations of messages to clients that wait for the owner of a new agency. */
export const WaitingMailMutations = mutations({
  sendEachWaitingMail: ofEach(sendWaitingMail, {}, May("watchOperation")),
  dropEachWaitingMail: ofEach(dropWaitingMail, {}, May("watchOperation")),
  openClientMails: done(openClientMails, {}, May("watchOperation")),
});
