<?php
defined( 'ABSPATH' ) || exit;

/** An event as schema.org `Event`. */
function dabei_structured_data( array $event, string $host, string $page ): array {
	$format = $event['whole_day'] ? 'Y-m-d' : DATE_ATOM;
	$day    = dabei_local( $event['start'] )->format( $format );
	$end    = null !== $event['end'] && ! $event['whole_day'] ? dabei_local( $event['end'] )->format( $format ) : null;
	$place  = array( '@type' => 'Place', 'name' => $event['place'], 'address' => $event['place'] );
	if ( null !== $event['geo'] ) {
		$place['geo'] = array( '@type' => 'GeoCoordinates', 'latitude' => $event['geo'][0], 'longitude' => $event['geo'][1] );
	}
	return array_filter(
		array(
			'@context'            => 'https://schema.org',
			'@type'               => 'Event',
			'name'                => $event['title'],
			'url'                 => strtok( $event['url'], '?' ),
			'description'         => $event['description'],
			'startDate'           => $day,
			'endDate'             => $event['whole_day'] ? $day : $end,
			'eventStatus'         => 'https://schema.org/' . ( $event['cancelled'] ? 'EventCancelled' : 'EventScheduled' ),
			'eventAttendanceMode' => 'https://schema.org/OfflineEventAttendanceMode',
			'location'            => $place,
			'organizer'           => array( '@type' => 'Organization', 'name' => $host, 'url' => $page ),
		)
	);
}

/**
 * JSON-LD of one event. No tag can end it, and no bracket is left: WordPress runs shortcodes in the output of blocks.
 */
function dabei_json_ld( array $data ): string {
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	$json = str_replace( array( '[', ']' ), array( '\u005B', '\u005D' ), (string) $json );
	return '<script type="application/ld+json">' . $json . '</script>';
}
