<?php
defined( 'ABSPATH' ) || exit;

const DABEI_USUAL_COUNT = 4;
const DABEI_MOST_COUNT  = 20;
/** Mark of links from a business's own website, for the figures. */
const DABEI_SOURCE = '2';

/** Text as HTML, without brackets: WordPress runs shortcodes in the output of blocks, and decodes `&#91;` after a shortcode. */
function dabei_text( string $text ): string {
	return str_replace( array( '[', ']' ), array( '&#x5B;', '&#x5D;' ), esc_html( $text ) );
}

function dabei_link( string $url, string $text, string $class ): string {
	$href = str_replace( array( '[', ']' ), array( '%5B', '%5D' ), esc_url( add_query_arg( 'p', DABEI_SOURCE, $url ), array( 'https', 'http' ) ) );
	return sprintf( '<a class="%s" href="%s">%s</a>', esc_attr( $class ), $href, dabei_text( $text ) );
}

/** `attributes`: of the outer element, escaped. Invalid choices count as not made. */
function dabei_render( array $choices, string $attributes ): string {
	$page = dabei_page_of( (string) ( $choices['business'] ?? '' ) );
	if ( null === $page ) {
		return '';
	}
	$count    = (int) ( $choices['count'] ?? 0 );
	$count    = $count >= 1 ? min( $count, DABEI_MOST_COUNT ) : DABEI_USUAL_COUNT;
	$language = dabei_language( (string) ( $choices['lang'] ?? '' ), get_locale() );
	$texts    = dabei_texts( $language );
	$calendar = dabei_calendar_of( $page );
	$now      = time();
	$coming   = array_filter( $calendar['events'] ?? array(), fn( $event ) => dabei_over_at( $event ) > $now );
	$html     = '';
	foreach ( array_slice( array_values( $coming ), 0, $count ) as $event ) {
		$html .= dabei_render_event( $event, $texts );
		$html .= dabei_json_ld( dabei_structured_data( $event, $calendar['name'], $page ) ) . '</li>';
	}
	if ( '' !== $html ) {
		$html = '<ul class="dabei-events__list">' . $html . '</ul>';
	} elseif ( null !== $calendar ) {
		$html = '<p class="dabei-events__none">' . dabei_text( $texts['none'] ) . '</p>';
	}
	$all = '<p class="dabei-events__all">' . dabei_link( $page, $texts['all'], 'dabei-events__link' ) . '</p>';
	return sprintf( '<div %s lang="%s">%s%s</div>', $attributes, esc_attr( $language ), $html, $all );
}

/** Without the end of its item. */
function dabei_render_event( array $event, array $texts ): string {
	$datetime = dabei_local( $event['start'] )->format( $event['whole_day'] ? 'Y-m-d' : DATE_ATOM );
	$html     = '<li class="dabei-events__event">';
	$html    .= sprintf( '<time class="dabei-events__when" datetime="%s">%s</time> ', esc_attr( $datetime ), dabei_text( dabei_format_when( $event, $texts ) ) );
	if ( $event['cancelled'] ) {
		$html .= '<strong class="dabei-events__cancelled">' . dabei_text( $texts['cancelled'] ) . ':</strong> ';
	}
	$html .= dabei_link( $event['url'], $event['title'], 'dabei-events__title' );
	if ( '' !== $event['place'] ) {
		$html .= ' <span class="dabei-events__place">' . dabei_text( str_replace( "\n", ', ', $event['place'] ) ) . '</span>';
	}
	return $html;
}

/** `[dabei count="8" lang="en" business="name"]`. */
function dabei_render_shortcode( $attributes ): string {
	$choices = shortcode_atts( array( 'business' => '', 'count' => '', 'lang' => '' ), $attributes, 'dabei' );
	wp_enqueue_style( 'dabei-events-style' );
	return dabei_render( $choices, 'class="dabei-events"' );
}
