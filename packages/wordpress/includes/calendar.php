<?php
defined( 'ABSPATH' ) || exit;

/** Name and events of an iCalendar (RFC 5545); null if the text is no calendar. Instants are Unix seconds. */
function dabei_parse_calendar( string $text ): ?array {
	$text = preg_replace( '/\r?\n[ \t]/', '', $text );
	if ( ! preg_match( '/^BEGIN:VCALENDAR\r?\n.*^END:VCALENDAR\s*$/ms', $text ) ) {
		return null;
	}
	$calendar = array( 'name' => '', 'events' => array() );
	$event    = null;
	foreach ( preg_split( '/\r?\n/', $text ) as $line ) {
		if ( ! preg_match( '/^([A-Z-]+)((?:;(?:[^":]|"[^"]*")*)?):(.*)$/s', $line, $found ) ) {
			continue;
		}
		list( , $name, $parameters, $value ) = $found;
		if ( 'BEGIN' === $name && 'VEVENT' === $value ) {
			$event = array();
		} elseif ( 'END' === $name && 'VEVENT' === $value ) {
			$calendar['events'][] = dabei_to_event( $event ?? array() );
			$event                = null;
		} elseif ( null !== $event ) {
			$event[ $name ] = array( $value, false !== strpos( $parameters, 'VALUE=DATE' ) && false === strpos( $parameters, 'VALUE=DATE-TIME' ) );
		} elseif ( 'X-WR-CALNAME' === $name ) {
			$calendar['name'] = dabei_unescape( $value );
		}
	}
	$calendar['events'] = array_values( array_filter( $calendar['events'] ) );
	return $calendar;
}

function dabei_unescape( string $value ): string {
	return preg_replace_callback( '/\\\\(.)/s', fn( $found ) => 'n' === strtolower( $found[1] ) ? "\n" : $found[1], $value );
}

/** Null without title, start or address. */
function dabei_to_event( array $fields ): ?array {
	$text  = fn( string $name ) => isset( $fields[ $name ] ) ? dabei_unescape( $fields[ $name ][0] ) : '';
	$start = $fields['DTSTART'] ?? array( '', false );
	$begin = dabei_to_instant( $start[0] );
	if ( null === $begin || '' === $text( 'SUMMARY' ) || '' === $text( 'URL' ) ) {
		return null;
	}
	$geo = explode( ';', $fields['GEO'][0] ?? '' );
	return array(
		'title'       => $text( 'SUMMARY' ),
		'url'         => $text( 'URL' ),
		'description' => $text( 'DESCRIPTION' ),
		'place'       => $text( 'LOCATION' ),
		'geo'         => 2 === count( $geo ) ? array( (float) $geo[0], (float) $geo[1] ) : null,
		'start'       => $begin,
		'end'         => isset( $fields['DTEND'] ) ? dabei_to_instant( $fields['DTEND'][0] ) : null,
		'whole_day'   => $start[1],
		'cancelled'   => 'CANCELLED' === $text( 'STATUS' ),
	);
}

/** A date is its midnight in Berlin. */
function dabei_to_instant( string $value ): ?int {
	if ( preg_match( '/^\d{8}T\d{6}Z$/D', $value ) ) {
		$at = DateTimeImmutable::createFromFormat( '!Ymd\THis\Z', $value, new DateTimeZone( 'UTC' ) );
	} else {
		$at = preg_match( '/^\d{8}$/D', $value ) ? DateTimeImmutable::createFromFormat( '!Ymd', $value, dabei_zone() ) : false;
	}
	return $at ? $at->getTimestamp() : null;
}
