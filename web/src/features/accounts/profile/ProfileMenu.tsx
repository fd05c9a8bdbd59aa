import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { RouterLink } from "../../../base/routes/RouterLink.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import { lazyPart, useAfterPress } from "../../../ui/lazy-part.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { accountTexts, accountToastSeconds } from "../account.texts.ts";
import { accountPaths } from "../accounts.paths.ts";
import { useSignOut } from "../../../base/session/useSignOut.ts";

const load = async () => (await import("../recovery/ChangePasswordDialog.tsx")).ChangePasswordDialog;
const ChangePasswordDialog = lazyPart(load);

const initials = (name: string, lastname: string) => `${name.charAt(0)}${lastname.charAt(0)}`.toUpperCase();

/** Shows the profile menu with the user's name, the password change and the sign-out. */
export function ProfileMenu() {
  const user = useUser();
  const leave = useSignOut();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changing, setChanging] = useState(false);
  useAfterPress(load);
  const close = () => setAnchor(null);
  const signOut = () => {
    close();
    leave();
    toasts.success(accountTexts.goodbye, accountToastSeconds.goodbye);
    void navigate(accountPaths.login.to());
  };
  return (
    <>
      <IconButton
        aria-label={accountTexts.profile.open(initials(user.name, user.lastname))}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 1 }}
      >
        <Avatar
          aria-hidden="true"
          src={user.image === "/avatar.svg" ? undefined : user.image}
          sx={(theme) => ({
            width: 32,
            height: 32,
            fontSize: "0.8125rem",
            fontWeight: 650,
            color: theme.vars.palette.tones.sea.main,
            backgroundColor: theme.vars.palette.tones.sea.soft,
          })}
        >
          {initials(user.name, user.lastname)}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 232 } } }}
      >
        <Box sx={{ px: 4, py: 2 }}>
          <Typography sx={{ fontWeight: 650 }}>
            {user.name} {user.lastname}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            {user.email}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            {roleLabels[user.role as RoleNumber]}
          </Typography>
        </Box>
        <Divider sx={{ my: 1 }} />
        <MenuItem component={RouterLink} href={accountPaths.profile.to()} onClick={close}>
          {accountTexts.profile.own}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setChanging(true);
          }}
        >
          {accountTexts.profile.changePassword}
        </MenuItem>
        <MenuItem onClick={signOut}>{accountTexts.profile.signOut}</MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
      </Suspense>
    </>
  );
}
