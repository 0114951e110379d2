import { describe, expect, it } from 'vitest'
import { describeConfig, readConfig } from './config.ts'

const mail = { ALTA_MAIL_FROM: 'Alta <alta@hospital.example>', ALTA_PUBLIC_URL: 'https://alta.hospital.example' }
const key = `age1${'q'.repeat(58)}`

describe('addresses that the server sends to', () => {
  it.each([
    { ...mail, ALTA_SMTP_URL: 'smtps://alta@mail.hospital.example' },
    { ...mail, ALTA_SMTP_URL: 'smtp://mail.hospital.example:2525', ALTA_MAIL_FROM: 'alta@hospital.example' },
    { ALTA_AUDIT_RECEIVER: 'syslog+tls://siem.hospital.example' },
    { ALTA_AUDIT_RECEIVER: 'https://siem.example/alta?x=1', ALTA_AUDIT_RECEIVER_SECRET: 'sixteen letters!' },
  ])('are accepted: %o', (environment) => {
    expect(readConfig(environment)).toMatchObject(environment)
  })

  it.each([
    [{ ...mail, ALTA_SMTP_URL: 'http://mail.hospital.example' }, 'ALTA_SMTP_URL must be smtps://'],
    [{ ...mail, ALTA_SMTP_URL: 'smtps://alta:geheim@mail.example' }, 'ALTA_SMTP_URL must be smtps://'],
    [{ ...mail, ALTA_SMTP_URL: 'smtps://mail.example/?tls.rejectUnauthorized=false' }, 'ALTA_SMTP_URL must be'],
    [
      { ...mail, ALTA_SMTP_URL: 'smtps://mail.example', ALTA_MAIL_FROM: 'x@y.example\r\nBcc: z' },
      'ALTA_MAIL_FROM must',
    ],
    [{ ALTA_SMTP_URL: 'smtps://mail.example', ALTA_PUBLIC_URL: 'https://a.example' }, 'ALTA_MAIL_FROM belong together'],
    [{ ...mail, ALTA_SMTP_URL: 'smtps://mail.example', ALTA_PUBLIC_URL: '' }, 'needs ALTA_PUBLIC_URL'],
    [{ ALTA_AUDIT_RECEIVER: 'syslog://siem.example' }, 'ALTA_AUDIT_RECEIVER must be'],
    [{ ALTA_AUDIT_RECEIVER: 'http://siem.example' }, 'ALTA_AUDIT_RECEIVER must be'],
    [{ ALTA_AUDIT_RECEIVER: 'https://siem.example' }, 'ALTA_AUDIT_RECEIVER_SECRET belongs to a webhook'],
    [{ ALTA_AUDIT_RECEIVER: 'https://siem.example', ALTA_AUDIT_RECEIVER_SECRET: 'short' }, '16 characters'],
    [{ ALTA_BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1XYZ' }, 'ALTA_BACKUP_RECIPIENTS must be public keys'],
  ])('are refused: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  it('are configured without revealing a secret, even in an error', () => {
    const secrets = { ALTA_SMTP_PASSWORD: 'geheim', ALTA_AUDIT_RECEIVER_SECRET: 'streng geheimes Wort' }
    const config = readConfig({
      ...mail,
      ...secrets,
      ALTA_SMTP_URL: 'smtps://a@b.example',
      ALTA_AUDIT_RECEIVER: 'https://c.example',
    })
    expect(describeConfig(config)).not.toMatch(/geheim/)
    expect(() => readConfig({ ALTA_BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1XYZ' })).not.toThrow(/XYZ/)
  })

  it('may come with several public keys for backups', () => {
    expect(readConfig({ ALTA_BACKUP_RECIPIENTS: `${key}, ${key}q` }).ALTA_BACKUP_RECIPIENTS).toEqual([key, `${key}q`])
  })
})
