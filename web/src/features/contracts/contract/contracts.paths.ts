import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

export const contractPaths = {
  list: path("/contratos"),
  create: path("/contratos/nuevo"),
  detail: path(addresses.contract),
  supervision: path("/contractsList"),
  edit: path("/contracts/:id/edit"),
  /** Address of the edit page for managers, who have no access to the specified address. */
  editOwn: path("/contratos/:id/editar"),
  signature: path(addresses.contractSignature),
  /** Address of a trip shared by its client; short addresses open it too. */
  sharedTrip: path(addresses.sharedTrip),
  signed: path("/signature-success/:contractId"),
  emailChange: path(addresses.emailChange),
  verification: path("/verificar"),
  verificationOf: path(addresses.verification),
};
