/**
 * Column titles of address books exported by other programs, such as Google's and Outlook's, by the data in
 * the column.
 */
export const addressBook = {
  email: [
    "e_mail_1_value",
    "e_mail_1",
    "email_1",
    "e_mail_address",
    "email_address",
    "primary_email",
    "e_mail_2_value",
    "e_mail_2_address",
  ],
  phone: [
    "phone_1_value",
    "phone_2_value",
    "phone_3_value",
    "mobile_phone",
    "mobile",
    "cell_phone",
    "phone",
    "phone_number",
    "primary_phone",
    "home_phone",
    "business_phone",
    "company_main_phone",
    "other_phone",
  ],
  company: ["company", "organization_name", "organization_1_name", "organization", "company_name"],
  city: ["address_1_city", "city", "home_city"],
  lastname: ["last_name", "family_name", "surname"],
} as const;
