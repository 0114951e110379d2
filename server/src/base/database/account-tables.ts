export interface PasswordLinkRequests {
  password_link_request_id: string
  email: string
  network: string
  requested_at: Date
}

export interface PasswordLinks {
  token_hash: string
  user_id: string
  created_at: Date
  expires_at: Date
}

export interface KnownDevices {
  user_id: string
  device_hash: string
  last_seen_at: Date
}
