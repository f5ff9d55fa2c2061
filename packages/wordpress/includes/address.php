<?php
defined( 'ABSPATH' ) || exit;

const DABEI_OPTION = 'dabei_page';
const DABEI_NAME   = '[a-z0-9-]{1,100}';

/** `https://host/b/name` without query; null if it is none. http only on the same machine. */
function dabei_parse_address( string $text ): ?string {
	$parts  = wp_parse_url( trim( $text ) );
	$scheme = $parts['scheme'] ?? '';
	$host   = $parts['host'] ?? '';
	$local  = in_array( $host, array( 'localhost', '127.0.0.1' ), true );
	if ( '' === $host || isset( $parts['user'] ) || ! ( 'https' === $scheme || ( 'http' === $scheme && $local ) ) ) {
		return null;
	}
	if ( ! preg_match( '~^/b/(' . DABEI_NAME . ')/?$~D', $parts['path'] ?? '', $found ) ) {
		return null;
	}
	$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return "$scheme://$host$port/b/{$found[1]}";
}

/**
 * The page of the settings, or the one with this name on the same host. Authors of posts choose the name only, so a
 * post cannot make the server call other hosts.
 */
function dabei_page_of( string $name ): ?string {
	$page = dabei_parse_address( (string) get_option( DABEI_OPTION, '' ) );
	if ( null === $page || '' === $name ) {
		return $page;
	}
	if ( ! preg_match( '~^' . DABEI_NAME . '$~D', $name ) ) {
		return null;
	}
	return preg_replace( '~/b/.*$~', '/b/' . $name, $page );
}
