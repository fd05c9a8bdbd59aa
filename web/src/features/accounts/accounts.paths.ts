import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const accountPaths = {
  login: path("/login"),
  referral: path("/login/:referralCode"),
  register: path("/register"),
  recovery: path("/recuperar"),
  reset: path(addresses.resetPassword),
  confirmEmail: path(addresses.confirmEmail),
  profile: path(addresses.profile),
  policies: path("/politicas"),
};
