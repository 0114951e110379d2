-- Why a credential was issued, and why an invitation or a link for a new password was made.
alter table service_credentials add column reason text;
alter table invitations add column reason text;
