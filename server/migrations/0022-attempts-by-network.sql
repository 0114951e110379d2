-- Failed sign-ins are counted by network, too.
create index login_attempts_by_network on login_attempts (address, attempted_at);
