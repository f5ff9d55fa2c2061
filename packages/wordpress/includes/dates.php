<?php
defined( 'ABSPATH' ) || exit;

/** Zone of all events, whatever that of the website is. */
function dabei_zone(): DateTimeZone {
	return new DateTimeZone( 'Europe/Berlin' );
}

function dabei_local( int $instant ): DateTimeImmutable {
	return ( new DateTimeImmutable( "@$instant" ) )->setTimezone( dabei_zone() );
}

/** `Mi, 9. Dezember 2026, 20:00–23:00 Uhr`. */
function dabei_format_when( array $event, array $texts ): string {
	$start = dabei_local( $event['start'] );
	$month = $texts['months'][ (int) $start->format( 'n' ) - 1 ];
	$day   = sprintf( $texts['day'], $texts['weekdays'][ (int) $start->format( 'w' ) ], $start->format( 'j' ), $month, $start->format( 'Y' ) );
	if ( $event['whole_day'] ) {
		return "$day, {$texts['whole_day']}";
	}
	$times = null === $event['end']
		? sprintf( $texts['time'], $start->format( 'H:i' ) )
		: sprintf( $texts['range'], $start->format( 'H:i' ), dabei_local( $event['end'] )->format( 'H:i' ) );
	return "$day, $times";
}

/** Second after which an event is over: its end, else the end of its day. */
function dabei_over_at( array $event ): int {
	if ( null !== $event['end'] && ! $event['whole_day'] ) {
		return $event['end'];
	}
	return dabei_local( $event['start'] )->setTime( 0, 0 )->modify( '+1 day' )->getTimestamp();
}
