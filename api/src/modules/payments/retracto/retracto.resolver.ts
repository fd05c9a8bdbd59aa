import { ID } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { Role } from "../../../core/auth/role.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional, orElse } from "../../../core/graphql/arguments.ts";
import { changed, mutations, shown } from "../../../core/graphql/mutations.ts";
import { one, queries } from "../../../core/graphql/queries.ts";
import { COP } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { ownContract } from "../client-page/own-contract.reads.ts";
import { OwnContract } from "../client-page/own-contract.types.ts";
import { enterAirlineFigure } from "./acts/enter-airline-figure.ts";
import { exerciseRetracto } from "./acts/exercise-retracto.ts";
import { requestRetractoCode } from "./acts/request-retracto-code.ts";
import { Retracto } from "./retracto.entity.ts";
import { RetractoChoice } from "./retracto.enums.ts";

/** Clients' withdrawals from contracts, and the air tickets concerned. */
export const RetractoResolver = queries({
  /** Returns the withdrawal from a contract; null when the client did not withdraw. */
  contractRetracto: one(
    Retracto,
    ({ viewer }, { contractId }) =>
      ({ contract: { $and: [{ id: contractId }, visibleContracts(viewer, null)] } }) as never,
    { contractId: ID },
    May("readContractItems"),
  ),
});

const byClient = [Auth([Role.LINK, Role.CLIENTE]), NotFound(NO_CONTRACT)];

/** Mutations of withdrawals from contracts. */
export const RetractoMutations = mutations({
  requestRetractoCode: shown(
    OwnContract,
    ownContract,
    requestRetractoCode,
    { contractId: ID, channel: orElse(CodeChannel, CodeChannel.mail) },
    ...byClient,
  ),
  exerciseRetracto: shown(
    OwnContract,
    ownContract,
    exerciseRetracto,
    { contractId: ID, code: String, choice: optional(RetractoChoice) },
    ...byClient,
  ),
  enterAirlineFigure: changed(
    Contract,
    enterAirlineFigure,
    { contractId: ID, retenido: COP },
    May("decideRefunds"),
    NotFound(NO_CONTRACT),
  ),
});
