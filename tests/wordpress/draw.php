<?php
/* Draws the plugin without WordPress: a JSON state from the input, the state after it to the output. */
define( 'ABSPATH', __DIR__ );
$state = json_decode( stream_get_contents( STDIN ), true );
$state += array( 'requests' => array(), 'errors' => array(), 'transients' => array(), 'options' => array(), 'locale' => 'de_DE' );

function add_action() {}
function add_shortcode() {}
function wp_enqueue_style() {}
function get_locale() { return $GLOBALS['state']['locale']; }
function get_user_locale() { return $GLOBALS['state']['locale']; }
function get_option( $name, $default = false ) { return $GLOBALS['state']['options'][ $name ] ?? $default; }
function update_option( $name, $value ) { $GLOBALS['state']['options'][ $name ] = $value; }
function get_transient( $name ) { return $GLOBALS['state']['transients'][ $name ][0] ?? false; }
function set_transient( $name, $value, $seconds ) { $GLOBALS['state']['transients'][ $name ] = array( $value, $seconds ); }
function delete_transient( $name ) { unset( $GLOBALS['state']['transients'][ $name ] ); }
function add_settings_error( $name, $code ) { $GLOBALS['state']['errors'][] = $code; }
function wp_parse_url( $url ) { return parse_url( $url ) ?: array(); }
function wp_json_encode( $data, $flags = 0 ) { return json_encode( $data, $flags ); }
function esc_html( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_url( $url ) { return preg_match( '~^https?://~', $url ) ? htmlspecialchars( $url, ENT_QUOTES ) : ''; }
function add_query_arg( $name, $value, $url ) { return strtok( $url, '?' ) . "?$name=$value"; }
function shortcode_atts( $defaults, $attributes ) { return array_intersect_key( (array) $attributes, $defaults ) + $defaults; }
function get_block_wrapper_attributes( $extra ) { return 'class="wp-block-dabei-events ' . $extra['class'] . '"'; }
function is_wp_error( $response ) { return null === $response; }
function wp_remote_retrieve_response_code( $response ) { return $response['status']; }
function wp_remote_retrieve_body( $response ) { return $response['body']; }
function wp_remote_get( $url ) {
	$GLOBALS['state']['requests'][] = $url;
	return $GLOBALS['state']['response'] ?? null;
}

require $argv[1];
if ( isset( $state['address'] ) ) {
	$state['options']['dabei_page'] = dabei_accept_address( $state['address'] );
}
$choices       = $state['choices'] ?? array();
$state['html'] = empty( $state['block'] ) ? dabei_render_shortcode( $choices ) : dabei_render_block( $choices );
echo json_encode( $state );
