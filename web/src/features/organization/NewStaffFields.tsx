import { creatableRoles } from "@travesia/api/accounts/staff.rules";
import { may, type RoleNumber } from "@travesia/api/permissions";
import type { Control } from "react-hook-form";
import { useUser } from "../../base/session/useSession.ts";
import { PayPart, PersonPart, PlacePart } from "./StaffFields.tsx";
import type { StaffForm } from "./staff.form.ts";
import { roleOptions } from "./user.texts.ts";

/** Shows the fields of a new staff account, with the roles and superiors that the viewer may assign. */
export function NewStaffFields({ control }: { readonly control: Control<StaffForm> }) {
  const { role } = useUser();
  return (
    <>
      <PlacePart
        control={control}
        roles={roleOptions(creatableRoles[role as RoleNumber])}
        choosesManager={may(role, "deleteUsers")}
      />
      <PersonPart control={control} />
      <PayPart control={control} />
    </>
  );
}
