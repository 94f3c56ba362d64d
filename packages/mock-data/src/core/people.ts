/** A person of the sample data, with the same company, address and e-mail in every topic. */
export interface Person {
  name: string;
  email: string;
  company: string;
  address: string;
  country: string;
  contact: string;
}

const person = (name: string, domain: string, company: string, address: string, country: string, contact: string): Person => ({
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@${domain}.example`,
  company,
  address,
  country,
  contact,
});

/** The people of the sample data. The people, companies and streets are invented. */
export const PEOPLE: readonly Person[] = [
  person('Noor Haddad', 'haldenros', 'Halden & Ros', '7 Quay Terrace, Byblos', 'Lebanon', '(961) 555-0107'),
  person('Tomasz Wilk', 'kestrel', 'Kestrel Freight', 'ul. Lipowa 31, Gdańsk', 'Poland', '(485) 555-0118'),
  person('Ines Carvalho', 'brightloom', 'Brightloom Textiles', 'Rua das Flores 88, Porto', 'Portugal', '(351) 555-0129'),
  person('Kofi Mensah', 'cedarpost', 'Cedar Post Ltd', '22 Ring Road East, Accra', 'Ghana', '(030) 255-0147'),
  person('Yuki Tanabe', 'lumen-atelier', 'Lumen Atelier', '4-12 Nakamachi, Kanazawa', 'Japan', '(076) 555-0133'),
  person('Lena Brandt', 'northbeam', 'Northbeam Labs', 'Hafenweg 9, Kiel', 'Germany', '(431) 555-0164'),
  person('Mateo Rivas', 'tidewater', 'Tidewater Coop', 'Calle Olmo 17, Valencia', 'Spain', '(963) 555-0175'),
  person('Priya Nair', 'fathom', 'Fathom Surveys', '61 Marine Drive, Kochi', 'India', '(484) 555-0186'),
  person('Olivier Blanc', 'saltmarsh', 'Saltmarsh Salines', '3 quai du Port, La Rochelle', 'France', '(546) 555-0197'),
  person('Sanna Lind', 'orchardlane', 'Orchard Lane', 'Fruktgatan 12, Lund', 'Sweden', '(046) 555-0103'),
  person('Elif Demir', 'pinemill', 'Pinemill Joinery', 'Çınar Sokak 5, Izmir', 'Türkiye', '(232) 555-0112'),
  person('Jonas Weber', 'granitwerk', 'Granitwerk', 'Steinstraße 40, Linz', 'Austria', '(732) 555-0121'),
  person('Rosa Quispe', 'altiplano', 'Altiplano Lanas', 'Jirón Puno 210, Arequipa', 'Peru', '(054) 555-0130'),
  person('Dario Conti', 'vialattea', 'Via Lattea Caseificio', 'Via Roma 14, Parma', 'Italy', '(521) 555-0149'),
  person('Femi Adeyemi', 'palmline', 'Palmline Logistics', '18 Awolowo Road, Lagos', 'Nigeria', '(012) 555-0158'),
  person('Amara Okafor', 'kado', 'Kado Studio', 'Rua do Sol 14, Porto', 'Portugal', '(220) 555-0140'),
  person('Hana Novak', 'bluequarry', 'Blue Quarry', 'Lipová 3, Brno', 'Czechia', '(543) 555-0167'),
  person('Malik Benali', 'oasisnet', 'Oasis Net', '27 rue des Palmiers, Sfax', 'Tunisia', '(744) 555-0176'),
  person('Grace Wanjiru', 'rifttea', 'Rift Tea Estates', 'Kericho Road 55, Nakuru', 'Kenya', '(051) 555-0185'),
  person('Liam Doyle', 'harbourlight', 'Harbour Light Optics', '12 Pier Street, Galway', 'Ireland', '(091) 555-0194'),
  person('Chidi Eze', 'redclay', 'Red Clay Pottery', '9 Ogui Lane, Enugu', 'Nigeria', '(042) 555-0102'),
  person('Ana Petrov', 'danubecraft', 'Danube Craft', 'ul. Dunav 21, Ruse', 'Bulgaria', '(828) 555-0111'),
  person('Sofia Lindqvist', 'polarpress', 'Polar Press', 'Storgatan 77, Umeå', 'Sweden', '(090) 555-0120'),
  person('Omar Farouk', 'nilegrain', 'Nile Grain House', '15 Corniche, Aswan', 'Egypt', '(097) 555-0138'),
  person('Wei Zhang', 'jadebridge', 'Jade Bridge Imports', '88 Garden Road, Ningbo', 'China', '(574) 555-0146'),
  person('Camille Roux', 'petitvelo', 'Petit Vélo', '6 place Bellecour, Lyon', 'France', '(478) 555-0155'),
  person('Diego Fuentes', 'andesdata', 'Andes Data', 'Av. Italia 1201, Santiago', 'Chile', '(222) 555-0163'),
  person('Ebba Holm', 'fjordkaffe', 'Fjord Kaffe', 'Nygårdsgaten 8, Bergen', 'Norway', '(555) 555-0172'),
  person('Zainab Khalil', 'cedarink', 'Cedar Ink', '41 Hamra Street, Beirut', 'Lebanon', '(019) 555-0181'),
  person('Marek Kowal', 'amberworks', 'Amber Works', 'ul. Bursztynowa 6, Sopot', 'Poland', '(585) 555-0190'),
];
