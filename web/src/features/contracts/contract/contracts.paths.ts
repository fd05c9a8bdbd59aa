import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

export const contractPaths = {
  list: path("/contratos"),
  create: path("/contratos/nuevo"),
  detail: path(addresses.contract),
  supervision: path("/contractsList"),
  edit: path("/contracts/:id/edit"),
  /** Editing for a manager, whom the specified address does not admit. */
  editOwn: path("/contratos/:id/editar"),
  signature: path(addresses.contractSignature),
  /** A trip that its client shares; short addresses show it too. */
  sharedTrip: path(addresses.sharedTrip),
  signed: path("/signature-success/:contractId"),
  emailChange: path(addresses.emailChange),
  verification: path("/verificar"),
  verificationOf: path(addresses.verification),
};
