import { ID } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { Role } from "../../core/auth/role.ts";
import { ByTable } from "../../core/auth/by-table.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { optional } from "../../core/graphql/arguments.ts";
import { answered, called, mutations, shown } from "../../core/graphql/mutations.ts";
import { limited, orNull } from "../../core/graphql/operations.ts";
import { computed, computedFor, queries } from "../../core/graphql/queries.ts";
import { perHour, perMinute } from "../../core/http/limits.ts";
import { Day } from "../../core/scalars.ts";
import { May, MayOrLink } from "../accounts/account/permission.ts";
import { NO_QUOTE } from "../quotes/quote/quote.access.ts";
import { allowClosing } from "./acts/allow-closing.ts";
import { chooseClosing } from "./acts/choose-closing.ts";
import { continueClosing } from "./acts/continue-closing.ts";
import { openClosingStep } from "./acts/open-closing-step.ts";
import { requestClosingCode } from "./acts/request-closing-code.ts";
import { startClosing } from "./acts/start-closing.ts";
import { stopClosing } from "./acts/stop-closing.ts";
import { takeOverClosing } from "./acts/take-over-closing.ts";
import { acceptOrder } from "./accept-order.ts";
import { closingActs } from "./closing.acts.rules.ts";
import { ClosingForm } from "./closing.enums.ts";
import {
  AllowClosingInput,
  ChooseClosingInput,
  EndClosingInput,
  StartClosingInput,
} from "./closing.inputs.ts";
import { closing, closingFigures, closingTerms } from "./closing.reads.ts";
import { ClosingState, ClosingStepFigure, ClosingTerms, StartedClosingPayload } from "./closing.types.ts";
import { NO_CLOSING } from "./closing.texts.ts";

/** Rate limit of a client's acts, per quote. */
const ACTS = perMinute(60);
/** Rate limit of entered codes, per quote. */
const CODES = perHour(20);

const actLimit = ({ services, link, viewer }: Context): Promise<void> =>
  services.limits.limit("closing", ACTS, link?.recordId ?? `user:${viewer?.id ?? 0}`);
const codeLimit = ({ services, link, viewer }: Context): Promise<void> =>
  services.limits.limit("closing-code", CODES, link?.recordId ?? `user:${viewer?.id ?? 0}`);

const byClient = Auth([Role.LINK, Role.CLIENTE]);

/** Queries of online closings. */
export const ClosingQueries = queries({
  closing: orNull(
    computed(
      ClosingState,
      closing,
      { quoteId: ID, browser: optional(String) },
      MayOrLink("manageQuotes"),
      NotFound(NO_QUOTE),
    ),
  ),
  closingTerms: computedFor(
    ClosingTerms,
    closingTerms,
    { quoteId: ID },
    May("createContracts"),
    NotFound(NO_QUOTE),
  ),
  closingFigures: computed([ClosingStepFigure], closingFigures, { from: Day, to: Day }, May("manageQuotes")),
});

const state = (context: Context, quoteId: string) => closing(context, { quoteId });

/** Mutations of online closings: of staff on a quote, and of its client by the link. */
export const ClosingMutations = mutations({
  allowClosing: shown(
    ClosingState,
    state,
    allowClosing,
    { quoteId: ID, input: AllowClosingInput },
    May("createContracts"),
    NotFound(NO_QUOTE),
  ),
  stopClosing: shown(
    ClosingState,
    state,
    stopClosing,
    { quoteId: ID, input: EndClosingInput },
    May("manageQuotes"),
    ByTable(closingActs, "stopClosing"),
    NotFound(NO_CLOSING),
  ),
  takeOverClosing: shown(
    ClosingState,
    state,
    takeOverClosing,
    { quoteId: ID },
    May("manageQuotes"),
    ByTable(closingActs, "takeOverClosing"),
    NotFound(NO_CLOSING),
  ),
  startClosing: limited(
    actLimit,
    answered(
      StartedClosingPayload,
      startClosing,
      { quoteId: ID, input: StartClosingInput },
      byClient,
      NotFound(NO_QUOTE),
    ),
  ),
  requestClosingCode: limited(
    codeLimit,
    answered(String, requestClosingCode, { quoteId: ID }, byClient, NotFound(NO_QUOTE)),
  ),
  continueClosing: limited(
    codeLimit,
    answered(String, continueClosing, { quoteId: ID, code: String }, byClient, NotFound(NO_QUOTE)),
  ),
  chooseClosing: limited(
    actLimit,
    answered(
      ID,
      chooseClosing,
      { quoteId: ID, browser: optional(String), input: ChooseClosingInput },
      byClient,
      NotFound(NO_QUOTE),
    ),
  ),
  openClosingStep: limited(
    actLimit,
    answered(
      String,
      openClosingStep,
      { quoteId: ID, browser: optional(String), step: ClosingForm },
      byClient,
      NotFound(NO_QUOTE),
    ),
  ),
  acceptClosing: limited(
    actLimit,
    called(
      ID,
      acceptOrder,
      { quoteId: ID, browser: optional(String), sha256: String },
      byClient,
      NotFound(NO_QUOTE),
    ),
  ),
});
