import { followed, partOf } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { Addendum } from "./addendum/addendum.entity.ts";
import { addendumJobs, addendumSweeps } from "./addendum/addendum.jobs.ts";
import { addendumListeners } from "./addendum/addendum.listeners.ts";
import { AddendumResolver, AddendumMutations, AddendumQueries } from "./addendum/addendum.resolver.ts";
import { CancellationRequest } from "./cancellation/cancellation.entity.ts";
import { cancellationListeners } from "./cancellation/cancellation.listeners.ts";
import { CancellationResolver, CancellationMutations } from "./cancellation/cancellation.resolver.ts";
import { visibleContracts } from "./contract/contract.access.ts";
import { ContractMutations, ContractPdfPayloadResolver } from "./contract/contract-acts.resolver.ts";
import { ContractBulkMutations } from "./contract/contract-bulk.resolver.ts";
import { EmailChange } from "./contract/address/email-change.entity.ts";
import { emailChangeListeners } from "./contract/address/email-change.listeners.ts";
import { EmailChangeResolver, EmailChangeMutations } from "./contract/address/email-change.resolver.ts";
import { Contract } from "./contract/contract.entity.ts";
import { ContractLink } from "./contract/sharing/contract-link.entity.ts";
import { signaturePage } from "./contract/sharing/signature-page.ts";
import {
  ShareContractPayloadResolver,
  SigningLinksResolver,
  SigningLinksMutations,
} from "./contract/sharing/sharing.resolver.ts";
import { contractListeners } from "./contract/contract.listeners.ts";
import { contractSuccession } from "./contract/sale/succession.listeners.ts";
import { ContractOverviewResolver, PassengersSummaryResolver } from "./item/contract-overview.resolver.ts";
import { ContractResolver, ContractQueries } from "./contract/contract.resolver.ts";
import { ContractVersion } from "./contract/print/contract-version.entity.ts";
import { seedContracts } from "./contracts.seed.ts";
import { contractFragments, contractRoutes } from "./contract/contracts.rest.ts";
import { ContractItem } from "./item/item.entity.ts";
import { ItemResolver, ItemMutations } from "./item/item.resolver.ts";
import { visibleVouchers } from "./item/voucher.access.ts";
import { TripVoucher } from "./item/voucher.entity.ts";
import { VoucherResolver, VoucherMutations } from "./item/voucher.resolver.ts";
import { voucherAudience } from "./item/voucher.sql.ts";
import { LinkPageResolver, LinkPageMutations, LinkPageQueries } from "./link-page/link-page.resolver.ts";
import { PlanLine } from "./plan/plan-line.entity.ts";
import { SignatureResolver } from "./signature/signature.resolver.ts";
import { certificateJobs, certificateSweeps } from "./signature/certificate.jobs.ts";
import { Signature } from "./signature/signature.entity.ts";
import { SignedVersion } from "./signature/signed-version.entity.ts";
import { ContractTemplate } from "./template/contract-template.entity.ts";
import { ContractTemplateVersion } from "./template/contract-template-version.entity.ts";
import { TemplateResolver, TemplateMutations, TemplateQueries } from "./template/template.resolver.ts";
import { sharedTripPage } from "./trip/shared-trip-page.ts";
import { contractTrips } from "./trip/contract-trip.ts";
import { tripCalendarSource } from "./trip/trip-calendar.ts";
import { TripShare } from "./trip/trip-share.entity.ts";
import { tripListeners } from "./trip/trip.listeners.ts";
import { TripResolver, TripMutations, TripQueries } from "./trip/trip.resolver.ts";
import { VersionsResolver } from "./versions/versions.resolver.ts";
import { personalContracts } from "./personal-data.parts.ts";
import { contractsWords } from "./contracts.words.ts";

/**
 * Contracts of clients: content, signature, payment plan, and the items to buy.
 *
 * Acts: add-item, ask-contract-sending, attach-voucher, cancel-contract, change-contract-email,
 *   change-voucher-readers, claim-addendum, claim-certificate, complete-contract, confirm-contract-email,
 *   confirm-email-change, convert-after-signing, convert-quote-items, create-contract, create-template,
 *   delete-contract, deny-email-change, discard-cancellation, draft-addendum, end-trip-share,
 *   follow-signature, follow-without-items, keep-addendum-certificate, keep-certificate, keep-stamp,
 *   mail-linked-page, make-contract-pdf, make-trip-calendar, open-next-page, print-contract-anew,
 *   record-failed-conversion, release-item, remove-voucher, request-addendum-code, request-cancellation,
 *   request-signature-code, review-contract-link, revoke-contract-link, send-addendum, send-contract,
 *   share-contract, share-trip, sign-addendum, sign-contract, state-distance, update-addendum,
 *   update-contract, update-template, withdraw-addendum.
 * Emits: addendum.sent, addendum.signed, addendum.withdrawn, addendum.written,
 *   contract.cancellation-requested, contract.cancelled, contract.completed, contract.conversion-failed,
 *   contract.created, contract.link-used-by-maker, contract.sending-asked, contract.sent, contract.signed,
 *   contract.vouchers-added, email-change.denied, quote.converted.
 * Listens to: addendum.signed, contract.cancelled, customer.email-changed, customer.merged,
 *   email-change.denied, link.used-by-maker, quote.assigned, quote.email-changed, quote.sellers-changed,
 *   user.email-changed, user.email-verified, user.succeeded.
 */
export const contracts: Module = {
  name: "contracts",
  words: contractsWords,
  entities: [
    ...[
      Contract,
      PlanLine,
      ContractItem,
      TripVoucher,
      ContractVersion,
      Signature,
      SignedVersion,
      CancellationRequest,
      ContractLink,
    ],
    ...[Addendum, EmailChange, TripShare],
    ...[ContractTemplate, ContractTemplateVersion],
  ],
  resolvers: [
    ContractResolver,
    ContractQueries,
    ContractMutations,
    ContractBulkMutations,
    EmailChangeResolver,
    EmailChangeMutations,
    ContractPdfPayloadResolver,
    SigningLinksResolver,
    SigningLinksMutations,
    ShareContractPayloadResolver,
    ContractOverviewResolver,
    PassengersSummaryResolver,
    ItemResolver,
    ItemMutations,
    VoucherResolver,
    VoucherMutations,
    SignatureResolver,
    CancellationResolver,
    CancellationMutations,
    AddendumResolver,
    AddendumQueries,
    AddendumMutations,
    TemplateResolver,
    TemplateQueries,
    TemplateMutations,
    VersionsResolver,
    TripResolver,
    TripQueries,
    TripMutations,
    LinkPageResolver,
    LinkPageQueries,
    LinkPageMutations,
  ],
  trips: [contractTrips],
  calendars: [tripCalendarSource],
  firstPages: [sharedTripPage, signaturePage],
  fragments: contractFragments,
  section: {
    title: "Contratos",
    text: "Del borrador a la firma y al viaje: el contrato de una cotización aprobada, su firma por enlace y los servicios que incluye.",
  },
  routes: contractRoutes,
  listeners: [
    ...contractListeners,
    ...contractSuccession,
    ...emailChangeListeners,
    ...cancellationListeners,
    ...addendumListeners,
    ...tripListeners,
  ],
  jobs: [...certificateJobs, ...addendumJobs],
  sweeps: [...certificateSweeps, ...addendumSweeps],
  personalData: personalContracts,
  seed: seedContracts,
  files: {
    contract: fileScope(Contract, visibleContracts),
    voucher: fileScope(TripVoucher, visibleVouchers, voucherAudience),
  },
  changes: [
    followed("contract", Contract, (viewer) => visibleContracts(viewer, null), {
      touches: { quote: "quote" },
    }),
    partOf("item", ContractItem, { contract: "contract" }),
    partOf("voucher", TripVoucher, { contract: "item.contract" }),
  ],
};
