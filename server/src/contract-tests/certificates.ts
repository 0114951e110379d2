import tls from 'node:tls'

/** Made for tests alone, valid for a hundred years: an authority that nobody trusts, and what it signed. */
const authority = `-----BEGIN CERTIFICATE-----
MIIBkTCCATegAwIBAgIUB2S1Ft7bTjkW2sxhjPKqMEbF4P0wCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKQWx0YSB0ZXN0czAgFw0yNjExMjgxMjI0MjBaGA8yMTI2MTEw
NDEyMjQyMFowFTETMBEGA1UEAwwKQWx0YSB0ZXN0czBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABM7sHCcXBvZaxvwy20Dv28fCh8xZsoRT9YS5udm2uC6AykyAGUHp
t2fzSUQu9IYgV1YQFfWxgXtV8djP3DCgO2CjYzBhMB0GA1UdDgQWBBRDjo3iCy0r
FG+w7bkCYLoS2Bk0ATAfBgNVHSMEGDAWgBRDjo3iCy0rFG+w7bkCYLoS2Bk0ATAP
BgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwIBBjAKBggqhkjOPQQDAgNIADBF
AiAaL1RmMETVsSOx5kgNAb2ndj9WQ+vgZL/ysDtMPJKgIAIhAN9Y/vHplWz+rBXN
DEw6wte75UHWSLKVwPvNH6TNwP1O
-----END CERTIFICATE-----
`

/** For `localhost`, `127.0.0.1`, and `0.0.0.0`: this machine by an address that is not known as its own. */
export const ownCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUKgAwIBAgIUAOwiYpdTRjcZokl06dRwrCXddk0wCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKQWx0YSB0ZXN0czAgFw0yNjExMjgxMjI1MjRaGA8yMTI2MTEw
NDEyMjUyNFowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZI
zj0DAQcDQgAEcK/W4KWCnlfz1DNlVJynhrCtkPW/DfCJMZkvcoAtZoXStO0KQZEb
AlTSXiMXLPfQC8emskuOfFQ7Hmk94SkekKNvMG0wIAYDVR0RBBkwF4IJbG9jYWxo
b3N0hwR/AAABhwQAAAAAMAkGA1UdEwQCMAAwHQYDVR0OBBYEFEZ4e3FJnte+eKYF
w6q3SY0tNF/1MB8GA1UdIwQYMBaAFEOOjeILLSsUb7DtuQJguhLYGTQBMAoGCCqG
SM49BAMCA0cAMEQCICrnDCvtKaZQ8N2zznIAJ45oEc/Fd5s6UqG6Zo651PKDAiAP
dcTZ6I9fj8quJMWgb/fLdeWVbV42uVBkpSaBq05mRg==
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg5Lb1cFCfldS8rlFb
OjWulXGDMa+ea0kwpLZ/4XQ9j1OhRANCAARwr9bgpYKeV/PUM2VUnKeGsK2Q9b8N
8IkxmS9ygC1mhdK07QpBkRsCVNJeIxcs99ALx6ayS458VDseaT3hKR6Q
-----END PRIVATE KEY-----
`,
}

/** For another name. */
export const foreignCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBoTCCAUagAwIBAgIUAOwiYpdTRjcZokl06dRwrCXddkwwCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKQWx0YSB0ZXN0czAgFw0yNjExMjgxMjI0MjBaGA8yMTI2MTEw
NDEyMjQyMFowHDEaMBgGA1UEAwwRZWxzZXdoZXJlLmV4YW1wbGUwWTATBgcqhkjO
PQIBBggqhkjOPQMBBwNCAATTzbbSuKUsJi2SJTJPtwecO5/h6ElqXZApmOg5Dmyk
7wVEEEliUwgQs+T7V519IuNZ23hCFTwLPqPxv08v4wk6o2swaTAcBgNVHREEFTAT
ghFlbHNld2hlcmUuZXhhbXBsZTAJBgNVHRMEAjAAMB0GA1UdDgQWBBRw644C7gd9
CEkwcH4EvPdoW+73NDAfBgNVHSMEGDAWgBRDjo3iCy0rFG+w7bkCYLoS2Bk0ATAK
BggqhkjOPQQDAgNJADBGAiEA7fWst6dyLe5pv/n7FeeQIaii2/nxf9vv0G2ZIi6g
w6gCIQChT6mgVC6enwIVvP2fIsd3gU9MaaB/IcxgOFYxuWHkKw==
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3St3ZipB6yoi26di
F3xv5rkKxQ60fW+h7qRsHoM+whyhRANCAATTzbbSuKUsJi2SJTJPtwecO5/h6Elq
XZApmOg5Dmyk7wVEEEliUwgQs+T7V519IuNZ23hCFTwLPqPxv08v4wk6
-----END PRIVATE KEY-----
`,
}

/** Makes this process trust what the authority signed, as NODE_EXTRA_CA_CERTS would; answers what undoes it. */
export function trustAuthority(): () => void {
  const before = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...before, authority])
  return () => tls.setDefaultCACertificates(before)
}
