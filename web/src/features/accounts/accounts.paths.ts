import { path } from "../../app/routes/path.ts";

export const accountPaths = {
  login: path("/login"),
  referral: path("/login/:referralCode"),
  register: path("/register"),
  recovery: path("/recuperar"),
  reset: path("/reset-password"),
  confirmEmail: path("/confirmar-correo"),
  profile: path("/profile"),
  policies: path("/politicas"),
};
