import type { ProvisioningAct } from '@alta/contract/provisioning'
import { type LocalizedText, texts } from '../../base/phrases.ts'

/** What a directory does to accounts and groups. */
export const provisioningActTexts = texts('audit-provisioning-acts', {
  provisioning_create_user: {
    en: 'Provision a user',
    es: 'Aprovisionar a una persona',
    ca: 'Aprovisionar una persona',
  },
  provisioning_change_user: {
    en: 'Change a provisioned user',
    es: 'Cambiar a una persona aprovisionada',
    ca: 'Canviar una persona aprovisionada',
  },
  provisioning_remove_user: {
    en: 'Deprovision a user',
    es: 'Retirar a una persona aprovisionada',
    ca: 'Retirar una persona aprovisionada',
  },
  provisioning_create_group: {
    en: 'Provision a group',
    es: 'Aprovisionar un grupo',
    ca: 'Aprovisionar un grup',
  },
  provisioning_change_group: {
    en: 'Change a provisioned group',
    es: 'Cambiar un grupo aprovisionado',
    ca: 'Canviar un grup aprovisionat',
  },
  provisioning_remove_group: {
    en: 'Remove a provisioned group',
    es: 'Retirar un grupo aprovisionado',
    ca: 'Retirar un grup aprovisionat',
  },
} satisfies Record<`provisioning_${ProvisioningAct}`, LocalizedText>)
