import type { Column } from './columns.ts';

/**
 * Headings of spreadsheets in German and English, and of exports by Google Calendar, Outlook, Eventbrite, pretix,
 * Ticket Tailor, Meetup, The Events Calendar, Billetto and Rausgegangen; letters only, the likeliest first.
 */
const headings: Record<Column, string> = {
  title:
    'titel title eventname eventtitle eventtitel veranstaltungsname veranstaltungstitel name event veranstaltung summary betreff subject nametext bezeichnung programm',
  description:
    'beschreibung description eventdescription veranstaltungsbeschreibung descriptiontext text details info infos inhalt kurzbeschreibung shortdescription eventexcerpt untertitel subtitle bemerkung notizen notes',
  location:
    'ort location venuename eventvenuename eventlocation venue veranstaltungsort place spielstätte spielort raum saal adresse address venueaddress wo where',
  event_date:
    'datum date startdatum startdate eventstartdate eventdate veranstaltungsdatum beginntam beginndatum anfangsdatum datefrom termin tag day wann when datetime eventdatetime datumuhrzeit datumundzeit datumzeit',
  start_time:
    'uhrzeit zeit time beginn start startzeit starttime eventstarttime beginntum startuhrzeit anfangszeit anfang von from startsat startat startlocal eventstart veranstaltungsbeginn begin startdateandtime startdatetime eventstartdatetime showtime',
  end_date: 'enddatum enddate eventenddate endetam endetdatum bisdatum dateto letztertag lastday',
  end_time:
    'ende end endzeit endtime eventendtime endetum enduhrzeit bis until to endsat endat endlocal eventend veranstaltungsende enddateandtime enddatetime eventenddatetime',
  whole_day: 'ganztägigesereignis ganztägig ganztags ganztag alldayevent allday wholeday',
  max_participants:
    'plätze plaetze kapazität kapazitaet capacity eventcapacity totalcapacity maxparticipants maximaleteilnehmer maxteilnehmer teilnehmerzahl teilnehmer quota kontingent places seats ticketsavailable',
  ticket_price:
    'preis price ticketpreis ticketprice eintritt eintrittspreis eventcost cost kosten standardpreis defaultprice entry admission fee',
  ticket_url:
    'ticketlink ticketurl eventurl tickets link url shopurl buchungslink eventwebsite website webseite publicurl',
  external_id: 'externeid externalid eventid veranstaltungsid id uid kurzform slug nummer number nr',
};

const words = Object.entries(headings).map(([column, list]) => [column as Column, list.split(' ')] as const);
const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{Letter}]/gu, '');

/** The column a heading names, and how likely: 0 is the best. Null for other words. */
export function columnOf(heading: string): { column: Column; rank: number } | null {
  const word = plain(heading);
  const found = words.find(([, list]) => list.includes(word));
  return found ? { column: found[0], rank: found[1].indexOf(word) } : null;
}
