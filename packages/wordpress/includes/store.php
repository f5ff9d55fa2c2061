<?php
defined( 'ABSPATH' ) || exit;

const DABEI_FRESH_S   = 3600;
const DABEI_RETRY_S   = 300;
const DABEI_TIMEOUT_S = 5;
const DABEI_MOST_BYTES = 2000000;

/**
 * Calendar of a page, at most an hour old. While the service fails it stays as it was and is tried again after five
 * minutes; a page that guests do not see is empty. Null if it was never fetched.
 */
function dabei_calendar_of( string $page ): ?array {
	$key  = md5( $page );
	$last = get_option( "dabei_last_$key", null );
	$last = is_array( $last ) && isset( $last['events'] ) ? $last : null;
	if ( false !== get_transient( "dabei_fresh_$key" ) ) {
		return $last;
	}
	// Concurrent visitors get the last state meanwhile.
	set_transient( "dabei_fresh_$key", 1, DABEI_RETRY_S );
	$fetched = dabei_fetch_calendar( $page );
	if ( null === $fetched ) {
		return $last;
	}
	$fetched['at'] = time();
	update_option( "dabei_last_$key", $fetched, false );
	set_transient( "dabei_fresh_$key", 1, DABEI_FRESH_S );
	return $fetched;
}

/** Null if the service does not answer with a calendar. */
function dabei_fetch_calendar( string $page ): ?array {
	$response = wp_remote_get(
		"$page.ics",
		array(
			'timeout'             => DABEI_TIMEOUT_S,
			'redirection'         => 2,
			'limit_response_size' => DABEI_MOST_BYTES,
			'headers'             => array( 'Accept' => 'text/calendar' ),
		)
	);
	if ( is_wp_error( $response ) ) {
		return null;
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	if ( 404 === $status || 410 === $status ) {
		return array( 'name' => '', 'events' => array() );
	}
	return 200 === $status ? dabei_parse_calendar( (string) wp_remote_retrieve_body( $response ) ) : null;
}
