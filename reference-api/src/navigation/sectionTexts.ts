/** What the sections say in other languages than English; the words of the remotes' own menus. Source: ledger PRS-11; docs/languages.md. */
import type { Language } from 'mortgage-domain/languages/language';
import type { Translations } from 'mortgage-domain/languages/translate';

export const sectionTexts: Readonly<Record<Language, Translations>> = {
  'en-US': {},
  'es-US': {
    'Agent Hub': 'Centro del agente',
    'My agent page': 'Mi página de agente',
    Contacts: 'Contactos',
    'Upcoming webinars': 'Próximos seminarios web',
    'Agent websites': 'Sitios web para agentes',

    'Lender Hub': 'Centro del prestamista',
    'Edit your profile': 'Editar su perfil',
    Billing: 'Facturación',
    'Co-marketing': 'Comarketing',
    Reviews: 'Reseñas',

    'Rental manager': 'Gestión de rentas',
    'List your rental': 'Publicar su renta',

    'My account': 'Mi cuenta',
    Profile: 'Perfil',
    Subscriptions: 'Suscripciones',
    Settings: 'Configuración',
    'Renter Profile': 'Perfil de inquilino',
    'Sign out': 'Cerrar sesión',

    'Admin tools': 'Administración',
    Impersonate: 'Actuar como otra persona',
    'Property tools': 'Herramientas de propiedades',
    'Account tools': 'Herramientas de cuentas',
    'Review moderation': 'Moderación de reseñas',
    'A/B tests': 'Pruebas A/B',
    'User finder': 'Buscador de usuarios',
    Leads: 'Contactos recibidos',
  },
};
