import { NotFound } from "../../../core/failure-texts.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { BankFile } from "../../../core/sheet/bank-file.type.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { repetitionKey, stored } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_PURCHASE } from "../purchase/purchase.texts.ts";
import { exportDues } from "./acts/export-dues.ts";
import { payProviders } from "./acts/pay-providers.ts";
import { ProviderPayment } from "./provider-payment.entity.ts";
import { ExportDuesInput, PayProvidersInput } from "./provider-payment.inputs.ts";

/** Mutations of payments to providers. */
export const ProviderPaymentMutations = mutations({
  payProviders: changed(
    ProviderPayment,
    payProviders,
    { input: PayProvidersInput, receipt: stored(storeUpload), idempotencyKey: repetitionKey },
    May("buy"),
    NotFound(NO_PURCHASE),
    RequiredArgs({ file: "El comprobante es obligatorio" }),
  ),
  exportDues: answered(
    BankFile,
    exportDues,
    { input: ExportDuesInput },
    May("buy"),
    NeverByToken(),
    NotFound(NO_PURCHASE),
  ),
});
